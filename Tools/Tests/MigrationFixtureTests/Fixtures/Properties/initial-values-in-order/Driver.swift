let archive = Archive(name: "maps")
print(archive.name, archive.second - archive.first)
