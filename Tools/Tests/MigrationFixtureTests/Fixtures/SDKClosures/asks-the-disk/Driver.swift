let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let archive = QuokkaArchive(folder: folder)
print(archive.size(of: "a"))
try archive.publish("four", as: "a")
print(archive.size(of: "a"), archive.size(of: "a.draft"))
