import DepAudit
import ModelTestSupport
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("hidden-singelton", "hidden-singleton"), ("Hidden-Singleton", "hidden-singleton"),
    ("live-cycl", "live-cycle"), ("hiddenlocator", "hidden-locator"),
  ])
  func `the nearest name is found`(written: String, meant: String) {
    #expect(NearestName.find(written, in: RuleName.allCases.map(\.rawValue)) == meant)
  }

  @Test func `a name that is like none has no nearest`() {
    #expect(NearestName.find("xyz", in: ["hidden-singleton", "live-cycle"]) == nil)
  }

  @Test func `of two that are as near the first by the alphabet is taken`() {
    #expect(NearestName.find("cat", in: ["hat", "bat"]) == "bat")
  }

  @Test func `an empty name has no nearest`() {
    #expect(NearestName.find("", in: ["live-cycle"]) == nil)
  }

  @Test func `types are found by their last name, their path and their module`() {
    var project = ModelFixture()
    let reader = project.type("Feed.Reader", module: "App")
    _ = project.type("OtherReader", module: "App")
    for name in ["Reader", "Feed.Reader", "App.Feed.Reader"] {
      #expect(TypeSearch.types(named: name, in: project.model) == [reader])
    }
    #expect(TypeSearch.types(named: "Feed", in: project.model).isEmpty)
  }

  @Test func `a type that is spelled wrong has a nearest`() {
    var project = ModelFixture()
    _ = project.type("ProfileService")
    _ = project.type("ProfileServices", in: "Tests/A.swift", isTest: true)
    #expect(TypeSearch.nearest(to: "ProfilService", in: project.model) == "ProfileService")
  }
}
