final class Slack: GutStringProtocol {
  func tension(_ courses: Int) -> Int { 0 }
}
expect(Theorbo(courses: 2, dependencies: .init(gutString: Slack())).tension() == 0, "inherited")
