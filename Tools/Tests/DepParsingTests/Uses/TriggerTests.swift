import Testing

struct TriggerTests {
  @Test func `random calls are recorded by name`() {
    #expect(
      paths(inBody: "let a = B.c(); a.shuffled(); a.shuffle(); a.b.randomElement()") == [
        "B.c()", "a.shuffled()", "a.shuffle()", "a.b.randomElement()",
      ])
  }

  @Test func `random calls with a generator are not`() {
    #expect(paths(inBody: "let a = [1]; a.shuffled(using: &a)") == [])
  }

  @Test func `a random call on no name is recorded with a star`() {
    #expect(paths(inBody: "[1, 2].shuffled()") == ["*.shuffled()"])
  }

  @Test func `a random call behind a subscript is recorded with a star`() {
    #expect(paths(inBody: "let a = 1; a[0].shuffled()") == ["*.shuffled()"])
  }

  @Test func `a random call on a member of self is recorded with a star`() {
    #expect(paths("class A { func f() { self.items.shuffled() } }") == ["*.shuffled()"])
  }

  @Test func `resolve is recorded on any base, with the type it is passed`() {
    #expect(
      uses("class A { let container: C; func f() { container.resolve(API.self) } }") == [
        "1:40 container.resolve(_:) body A.f of API"
      ])
  }

  @Test func `resolve with a name keeps the type`() {
    #expect(
      uses("func f(c: C) { c.resolve(Store<Int>.self, name: \"a\")! }") == [
        "1:16 c.resolve(_:name:) body f of Store<Int>"
      ])
  }

  @Test func `resolve without a type takes the type that is written`() {
    #expect(
      uses("func f(c: C) { let a: API = c.resolve() }") == ["1:29 c.resolve() body f : API"])
  }

  @Test func `a call that is passed a type alone is recorded`() {
    #expect(
      uses("func f(c: C) { c.inject(API.self); c.decode(A.self, from: d) }") == [
        "1:16 c.inject(_:) body f of API", "1:59 d body f",
      ])
  }

  @Test func `a locator keeps the type that it is passed`() {
    #expect(
      uses("func f() { Container.shared.resolve(any API.self) }").first?.hasPrefix(
        "1:12 Container.shared.resolve(_:) body f") == true)
  }
}
