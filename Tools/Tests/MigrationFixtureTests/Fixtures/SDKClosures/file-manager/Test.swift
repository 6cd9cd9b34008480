let drafts = DraftFolder(
  named: "drafts",
  dependencies: .init(
    temporaryDirectory: { URL(fileURLWithPath: "/memory") },
    createDirectory: { print($0.path) },
    createFile: { path, _ in path.hasSuffix(".bak") },
    contentsOfDirectory: { [$0] }, contentsOfFile: { Data($0.utf8) },
    fileExists: { _ in false }, removeItem: { _ in print("removed") }))
expect(try drafts.save("a", as: "b") == false, "the closure answers")
expect(drafts.text(of: "b") == "/memory/drafts/b", "the closure reads")
try drafts.remove()
