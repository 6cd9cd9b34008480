import DepStructsExample
import Foundation
import Testing

struct OptionsTests {
  @Test func withoutArgumentsItDemonstrates() throws {
    #expect(try Options([]).action == .demonstrate)
  }

  @Test func addressesAreReadWithWhatIsAskedFor() throws {
    let options = try Options([
      "--inherited", "http://a.example", "--cache", "/c", "--timeout", "3", "--retry-delay", "0",
      "HTTPS://b.example/feed.json",
    ])
    let urls = try ["http://a.example", "HTTPS://b.example/feed.json"].map {
      try #require(URL(string: $0))
    }
    #expect(options.action == .read(urls))
    #expect(options.usesInherited)
    #expect(options.cacheFolder?.path == "/c")
    #expect(options.timeout == 3)
    #expect(options.retryDelay == 0)
  }

  @Test(arguments: [["--help"], ["-h"], ["--serve", "--help"], ["--help", "--no-such-option"]])
  func helpGoesBeforeEverythingElse(arguments: [String]) throws {
    #expect(try Options(arguments).action == .help)
  }

  @Test(arguments: [
    (
      ["--no-such-option"],
      "--no-such-option: there is no such option; --help lists them all"
    ),
    (["--cache"], "--cache: its value is missing; write it after the option"),
    (
      ["--timeout", "soon"],
      "--timeout soon: this is no number of seconds from 1 to 3600; write --timeout 2, for example"
    ),
    (
      ["--retry-delay", "nan"],
      "--retry-delay nan: this is no number of seconds from 0 to 3600; "
        + "write --retry-delay 2, for example"
    ),
    (["--inherited"], "--inherited: there is nothing to read; add an address"),
    (
      ["--serve", "http://a.example"],
      "--serve: serves and reads nothing; leave the addresses out"
    ),
  ])
  func whatMakesNoSenseIsNamed(arguments: [String], line: String) {
    let error = #expect(throws: UsageError.self) { try Options(arguments) }
    #expect(error?.description == line)
  }

  @Test(arguments: [
    "", "nonsense", "a.example/feed.json", "localhost:8080/feed.json", "http://", "http://[::1",
    "file:///feed.json", "https:feed.json", "http://a b/\nc",
  ])
  func whatIsNoAddressIsNamed(argument: String) {
    let error = #expect(throws: UsageError.self) { try Options([argument]) }
    #expect(error?.argument == argument)
    #expect(error?.description.contains("\n") == false)
  }
}
