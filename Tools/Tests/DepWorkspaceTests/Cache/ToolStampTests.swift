import DepWorkspace
import Testing
import ToolTestSupport

struct ToolStampTests {
  @Test func `another build of the same version has another stamp`() {
    let disk = InMemoryDisk(["/bin/depstructs": "1"])
    let before = stamp(disk)
    disk.put("12", at: "/bin/depstructs")
    #expect(stamp(disk) != before)
  }

  @Test func `the same build has the same stamp`() {
    let disk = InMemoryDisk(["/bin/depstructs": "1"])
    #expect(stamp(disk) == stamp(disk))
    #expect(stamp(disk).hasPrefix("1.0 "))
  }

  @Test func `without an executable the version has to do`() {
    #expect(stamp(InMemoryDisk()) == "1.0")
  }

  @Test func `this process has an executable`() {
    #expect(ToolStamp(dependencies: .live).text(version: "1.0") != "1.0")
  }

  private func stamp(_ disk: InMemoryDisk) -> String {
    ToolStamp(
      dependencies: .init(
        fileSystem: disk.fileSystem, executablePath: { "/bin/depstructs" })
    ).text(version: "1.0")
  }
}
