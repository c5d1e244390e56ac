#!/usr/bin/env python3
"""A bot for Comptoir in another language, with nothing but /api/docs: python3 bot.py URL [TABLE | WISH].

Without TABLE it creates one (as WISH says, the JSON of POST /api/tables), prints its address and starts when all sit.
It takes any legal answer; the kinds of decision are those of /api/docs and of the rules of La Vallée and Karanor."""
import base64, itertools, json, os, random, socket, struct, sys, time, urllib.parse, urllib.request

URL = sys.argv[1].rstrip("/")
TOKEN = None

def ask(method, path, body=None):
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if TOKEN: headers["Authorization"] = "Bearer " + TOKEN
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(URL + path, data, headers, method=method)) as answer:
        return json.load(answer)

class Socket:  # as much of RFC 6455 as a client needs
    def __init__(self):
        at = urllib.parse.urlparse(URL)
        self.raw = socket.create_connection((at.hostname, at.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall((f"GET /api/live HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {TOKEN}\r\n\r\n").encode())
        self.file = self.raw.makefile("rb")
        while self.file.readline() not in (b"\r\n", b""): pass

    def send(self, frame, opcode=1):
        data = frame if isinstance(frame, bytes) else json.dumps(frame).encode()
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.raw.sendall(bytes([0x80 | opcode]) + length + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(data)))

    def receive(self):
        while True:
            first, length = self.file.read(2)
            if length > 125:
                length = struct.unpack(">H" if length == 126 else ">Q", self.file.read(2 if length == 126 else 8))[0]
            data = self.file.read(length)
            if first & 15 == 1: return json.loads(data)
            if first & 15 == 8: raise EOFError("the server hung up")
            if first & 15 == 9: self.send(data, 10)

def answer(d):
    kind = d["kind"]
    if kind == "menu":
        for entry in random.sample(d["entries"], len(d["entries"])):
            found = answer(entry)
            if found is not False:
                return {"entry": entry["id"], "answer": found}
        return False
    if kind == "pick-cards":
        return random.sample(d["from"], random.randint(d["min"], min(d["max"], len(d["from"]))))
    if kind == "order-cards":
        return random.sample(d["cards"], len(d["cards"]))
    if kind == "pick-number":
        return random.randint(d["min"], d["max"])
    if kind in ("pick-seat", "pick-option"):
        return random.choice(d["from"] if kind == "pick-seat" else d["options"])
    if kind == "purchase":  # V-064: cards whose highest values reach the cost, none of them too many
        cards = sorted(zip(d["highest"], d["lowest"], d["cards"]))
        for offer, size in itertools.product(d["offers"], range(1, len(cards) + 1)):
            for paid in itertools.combinations(cards, size):
                if sum(high for high, _, _ in paid) == offer["cost"]:
                    return {"slot": offer["slot"], "cards": [c for _, _, c in paid], "values": [h for h, _, _ in paid]}
        return False
    if kind == "stack":  # V-141: cards of one folk that add up to the number of the stack
        known = [c for c in zip(d["cards"], d["values"], d["folks"]) if c[2]]
        for size in range(1, len(known) + 1):
            for some in itertools.combinations(known, size):
                total = sum(value for _, value, _ in some)
                if len({folk for _, _, folk in some}) == 1 and (total < d["total"] if d["below"] else total == d["total"]):
                    return [card for card, _, _ in some]
        return False
    if kind == "resources":  # D-RESOURCE: how many of each
        chosen = random.sample([i for i, n in enumerate(d["available"]) for _ in range(n)], d["count"])
        return [chosen.count(i) for i in range(len(d["available"]))]
    return {"confirm": random.random() < 0.5, "act": None}.get(kind, False)

TOKEN = ask("POST", "/api/guests", {"name": "Python"})["token"]
table = sys.argv[2] if len(sys.argv) > 2 else '{"game": "vallee", "options": {"players": 2}}'
if not table.startswith("{"):
    ask("POST", f"/api/tables/{table}/sit", {})
else:
    table = ask("POST", "/api/tables", json.loads(table))["table"]
    print(table, flush=True)
    while any(seat["kind"] == "open" for seat in ask("GET", f"/api/tables/{table}")["seats"]):
        time.sleep(0.2)
    ask("POST", f"/api/tables/{table}/start")
live, keys, state = Socket(), itertools.count(), None
live.send({"type": "subscribe", "table": table})
while state is None or state["outcome"] is None:
    frame = live.receive()
    if frame["type"] in ("table", "entries"):
        state = frame
    if frame["type"] in ("table", "entries", "refused"):
        for decision in [d for d in state["decisions"] if not d.get("standing")]:
            live.send({"type": "play", "table": table, "seq": state["seq"], "key": str(next(keys)), "id": decision["id"], "answer": answer(decision)})
print(json.dumps(state["outcome"]))
