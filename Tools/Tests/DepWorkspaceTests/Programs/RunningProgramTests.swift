import DepWorkspace
import Foundation
import Testing

struct RunningProgramTests {
  @Test func `both streams in one file keep their order`() throws {
    let output = try UnnamedFile()
    let program = try start("echo 1; echo 2 >&2; echo 3", output: output)
    #expect(program.wait() == 0)
    #expect(String(decoding: output.contents(), as: UTF8.self) == "1\n2\n3\n")
  }

  @Test func `a signal has a status of its own`() throws {
    #expect(try start("kill -KILL $$").wait() == 128 + 9)
  }

  @Test func `what runs in the background is not waited for`() throws {
    let output = try UnnamedFile()
    #expect(try start("sleep 300 & echo $!; exit 4", output: output).wait() == 4)
    let text = String(decoding: output.contents(), as: UTF8.self)
    let background = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    // A program that has ended takes no signal.
    #expect(kill(background, SIGKILL) == 0)
  }

  @Test func `a program is ended with all that it started`() throws {
    let program = try start("sleep 300; echo late", hasOwnGroup: true)
    program.end()
    #expect(program.wait() == 128 + 15)
    program.end()
  }

  @Test func `a program that is not there is an error that names it`() throws {
    #expect {
      let file = try UnnamedFile()
      _ = try RunningProgram(
        ["/no/such/program"], environment: [:], input: file, output: file, errors: file)
    } throws: { error in
      "\(error)" == "/no/such/program: No such file or directory"
    }
  }

  @Test func `the environment is handed on`() throws {
    let output = try UnnamedFile()
    #expect(try start("printf %s \"$WORD\"", output: output).wait() == 0)
    #expect(output.contents() == Array("a b".utf8))
  }

  private func start(
    _ script: String, output: UnnamedFile? = nil, hasOwnGroup: Bool = false
  ) throws -> RunningProgram {
    let file = try output ?? UnnamedFile()
    return try RunningProgram(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "WORD": "a b"],
      input: try UnnamedFile(), output: file, errors: file, hasOwnGroup: hasOwnGroup)
  }
}
