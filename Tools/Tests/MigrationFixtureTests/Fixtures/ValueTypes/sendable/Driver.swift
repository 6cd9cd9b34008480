let beacon = Beacon(name: "Elbe")
print(await Task.detached { beacon.channel() }.value)
