import DepFacts
import DepWorkspace
import Testing

struct SDKTableReaderTests {
  @Test func `every kind of table of SDKs is read`() throws {
    let settings = try read(
      """
      {
        "sdk": {
          "mainActorTypes": ["PlayerView"],
          "memberTypes": { "Player.volume": "Double" },
          "protocolInitializers": { "Reducer": ["init(state:)"] },
          "superclasses": {
            "PlayerView": { "overrides": ["frame: CGRect"], "parameters": "frame: CGRect = .zero" }
          },
          "ambientCalls": {
            "roll(_:)": {
              "names": ["rollDice"], "parameters": "(Int)", "result": "Int",
              "live": "{ roll($0) }", "isDiscardable": true, "before": "(", "after": ")"
            }
          }
        }
      }
      """)
    var expected = Settings()
    expected.sdk.lists[.mainActorTypes] = ["PlayerView"]
    expected.sdk.maps[.memberTypes] = ["Player.volume": "Double"]
    expected.sdk.protocolInitializers["Reducer"] = ["init(state:)"]
    expected.sdk.superclasses["PlayerView"] = .init(
      overrides: ["frame: CGRect"], parameters: "frame: CGRect = .zero")
    var roll = AmbientCall()
    roll.names = ["rollDice"]
    roll.parameters = "(Int)"
    roll.result = "Int"
    roll.live = "{ roll($0) }"
    roll.isDiscardable = true
    roll.before = "("
    roll.after = ")"
    expected.sdk.ambientCalls["roll(_:)"] = roll
    #expect(settings == expected)
  }

  @Test func `a closure for a member of a singleton is read`() throws {
    let settings = try read(
      #"""
      { "sdk": { "memberCalls": { "Player.shared.seek(to:)": {
        "names": ["seek"], "parameters": "(Double)", "result": "Bool",
        "live": "{ Player.shared.seek(to: $0) }", "firstArgument": ["Double"]
      } } } }
      """#)
    var call = AmbientCall()
    call.names = ["seek"]
    call.parameters = "(Double)"
    call.result = "Bool"
    call.live = "{ Player.shared.seek(to: $0) }"
    call.firstArgument = ["Double"]
    #expect(settings.sdk.memberCalls == ["Player.shared.seek(to:)": call])
  }

  private func read(_ text: String) throws -> Settings {
    try SettingsReader(ruleNames: []).read(Array(text.utf8), path: "c.json")
  }
}
