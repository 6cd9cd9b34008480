@testable import DepWorkspace
import Testing

struct CommandRunnerTests {
  @Test func `a program gets its input and gives its output`() throws {
    let outcome = try CommandRunner.live.run(.init(["cat"], input: Array("text".utf8)))
    #expect(outcome == .init(status: 0, output: Array("text".utf8)))
  }

  @Test func `megabytes go both ways without a stop`() throws {
    let input = [UInt8](repeating: 7, count: 5 << 20)
    #expect(try CommandRunner.live.run(.init(["cat"], input: input)).output == input)
  }

  @Test func `a program that reads nothing does no harm`() throws {
    let input = [UInt8](repeating: 7, count: 5 << 20)
    #expect(try CommandRunner.live.run(.init(["true"], input: input)).status == 0)
  }

  @Test func `status and complaints are told`() throws {
    let outcome = try CommandRunner.live.run(.init(["sh", "-c", "echo no >&2; exit 3"]))
    #expect(outcome == .init(status: 3, errorText: "no\n"))
  }

  @Test func `a program that is not there has status 127`() throws {
    #expect(try CommandRunner.live.run(.init(["no-such-program-here"])).status == 127)
  }

  @Test func `many programs leave no files open`() throws {
    let files = FileSystem.live
    let folder = files.exists("/proc/self/fd") ? "/proc/self/fd" : "/dev/fd"
    let before = try files.list(folder).count
    for _ in 0..<200 { _ = try CommandRunner.live.run(.init(["true"])) }
    // Other tests open some at the same time.
    #expect(try files.list(folder).count < before + 150)
  }
}
