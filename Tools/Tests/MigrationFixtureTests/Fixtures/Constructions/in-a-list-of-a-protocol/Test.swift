struct Stub: LinnetStore {
  func save(_ text: String) -> String { "stub" }
}
let backup = LinnetBackup(
  dependencies: .init(makeLinnetCloud: { Stub() }, makeLinnetDisk: { Stub() }))
expect(backup.save() == ["stub", "stub"], "both are the injected ones")
let desk = LinnetDesk(
  dependencies: .init(makeLinnetDisk: { Stub() }, makeLinnetReader: { LinnetDisk() }))
expect(desk.store.save("a") == "stub", "two factories of one class say what each is for")
