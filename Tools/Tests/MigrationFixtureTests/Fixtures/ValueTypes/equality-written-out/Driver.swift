print(Set([Constellation(name: "Lyra"), Constellation(name: "Lyra")]).count)
print(Constellation(name: "Ara").stars())
