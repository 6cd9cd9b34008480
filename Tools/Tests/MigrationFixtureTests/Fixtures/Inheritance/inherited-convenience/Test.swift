final class Slack: GutStringProtocol {
  func tension(_ courses: Int) -> Int { 0 }
}
let theorbo = Theorbo(courses: 2)
theorbo.dependencies = .init(gutString: Slack())
expect(theorbo.tension() == 0, "the mock is asked")
