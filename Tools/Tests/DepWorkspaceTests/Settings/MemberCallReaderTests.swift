import DepFacts
import DepWorkspace
import Testing

struct MemberCallReaderTests {
  @Test func `a closure for a member of a singleton is read`() throws {
    let settings = try SettingsReader(ruleNames: []).read(
      Array(
        #"""
        { "sdk": { "memberCalls": { "Player.shared.seek(to:)": {
          "names": ["seek"], "parameters": "(Double)", "result": "Bool",
          "live": "{ Player.shared.seek(to: $0) }", "firstArgument": ["Double"]
        } } } }
        """#.utf8), path: "c.json")
    var call = AmbientCall()
    call.names = ["seek"]
    call.parameters = "(Double)"
    call.result = "Bool"
    call.live = "{ Player.shared.seek(to: $0) }"
    call.firstArgument = ["Double"]
    #expect(settings.sdk.memberCalls == ["Player.shared.seek(to:)": call])
  }
}
