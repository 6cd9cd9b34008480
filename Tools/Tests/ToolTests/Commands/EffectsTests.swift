import Testing

/// `depstructs audit --effects`, and what `--count` counts.
@Suite struct EffectsTests {
  private let project = [
    "Sources/App/Weather.swift": """
    import Foundation

    final class WeatherService {
      static let shared = WeatherService()
      func load() { print(URLSession.shared) }
    }

    final class WeatherScreen {
      func show() {
        WeatherService.shared.load()
        DispatchQueue.main.async {}
      }
    }

    """,
    "Tests/AppTests/WeatherTests.swift": """
    import XCTest

    final class WeatherTests: XCTestCase {
      func testShow() { WeatherScreen().show() }
    }

    """,
  ]

  @Test func theShortestWayToEachEffectIsShown() throws {
    try withTool(project) { tool in
      let outcome = try tool.run("audit", "--effects", "WeatherScreen")
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          WeatherScreen (App)
            WeatherScreen → WeatherService.shared → URLSession.shared: network

          """)
    }
  }

  @Test func testsThatReachTheNetworkAreListed() throws {
    try withTool(project) { tool in
      let output = try tool.run("audit", "--effects").output
      #expect(
        output.hasSuffix(
          """
          Tests that reach the time, chance, the network or the disk

          WeatherTests (AppTests)
            WeatherTests → WeatherScreen → WeatherService.shared → URLSession.shared: network

          """), "\(output)")
      let json = try tool.run("audit", "--effects", "--format", "json").output
      #expect(
        json.contains(
          #""reaches":[{"effect":"network","through":["WeatherScreen","#
            + #""WeatherService.shared","URLSession.shared"]}]"#), "\(json)")
    }
  }

  @Test func aNameThatNoTypeHasIsAnError() throws {
    try withTool(project) { tool in
      let outcome = try tool.run("audit", "--effects", "WeatherScren")
      #expect(outcome.errors.contains("did you mean 'WeatherScreen'?"), "\(outcome)")
    }
  }

  @Test func aKindIsCountedOnRequest() throws {
    try withTool(project) { tool in
      let usual = try tool.run("audit").output
      #expect(usual.contains("1 constants of SDKs"), "\(usual)")
      #expect(
        usual.contains("'WeatherService.shared' reaches network: URLSession.shared"), "\(usual)")
      let counted = try tool.run("audit", "--count", "constant").output
      #expect(counted.contains("'DispatchQueue.main'"), "\(counted)")
      try tool.write(#"{ "count": ["constant"] }"#, to: ".depstructs.json")
      #expect(try tool.run("audit").output.contains("'DispatchQueue.main'"))
    }
  }
}
