let filled = BilbyNotes(
  folder: URL(fileURLWithPath: "/nowhere"),
  dependencies: .init(
    readText: { url, _ in url.lastPathComponent }, readData: { Data($0.path.utf8) }))
expect(filled.text("a") == "a", "the text comes from the closure")
expect((try? filled.bytes("a")) == Data("/nowhere/a".utf8), "the bytes come from the closure")
