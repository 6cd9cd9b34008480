import Foundation

let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("wombat-\(ProcessInfo.processInfo.processIdentifier)")
try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let store = WombatStore(folder: folder)
try? store.save(["east", "west"])
print((try? store.load()) ?? [])
print((try? String(contentsOf: folder.appendingPathComponent("burrows.txt"), encoding: .utf8)) ?? "")
var text = ""
WombatLetter(lines: ["a", "b"], seal: nil).write(to: &text)
print(text)
try? FileManager.default.removeItem(at: folder)
