struct Stub: LinnetStore {
  func save(_ text: String) -> String { "stub" }
}
let backup = LinnetBackup(
  dependencies: .init(makeLinnetCloud: { Stub() }, makeLinnetDisk: { Stub() }))
expect(backup.save() == ["stub", "stub"], "both are the injected ones")
