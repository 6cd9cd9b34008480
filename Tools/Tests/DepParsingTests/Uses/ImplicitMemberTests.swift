import Testing

struct ImplicitMemberTests {
  @Test func `the type of a property tells what is meant`() {
    #expect(uses("let a: API = .shared") == ["1:14 .shared initializer a : API"])
  }

  @Test func `the type of a local tells what is meant`() {
    #expect(
      uses("func f() { let a: any API = .shared.b() }") == ["1:29 .shared.b() body f : any API"])
  }

  @Test func `the type of a parameter tells what is meant`() {
    #expect(uses("func f(a: API = .shared) {}") == ["1:17 .shared default f : API"])
  }

  @Test func `the result of a function tells what it returns`() {
    #expect(
      uses("func f() -> API { g(); return .shared }") == [
        "1:19 g() body f", "1:31 .shared body f : API",
      ])
  }

  @Test func `the result tells what a single expression is`() {
    #expect(uses("func f() -> API { .shared }") == ["1:19 .shared body f : API"])
  }

  @Test func `the type tells what a getter is`() {
    #expect(uses("var a: API { .shared }") == ["1:14 .shared body a : API"])
  }

  @Test func `the result of the closure around it tells`() {
    #expect(
      uses("func f() -> A { g { () -> B in return .shared } }") == [
        "1:17 g(_:) body f", "1:39 .shared body f {…} : B",
      ])
  }

  @Test func `a closure without a result tells nothing`() {
    #expect(paths("func f() -> A { g { return .shared } }") == ["g(_:)"])
  }

  @Test func `a cast tells what is meant`() {
    #expect(uses("func f() { let a = .shared as API }") == ["1:20 .shared body f : API"])
  }

  @Test func `branches of an if expression have the type of the whole`() {
    #expect(
      paths("func f(a: Bool) -> API { if a { .shared } else { .other } }") == [".shared", ".other"])
  }

  @Test func `branches of a conditional expression have the type of the whole`() {
    #expect(
      uses("let a: API = b ? .shared : .other") == [
        "1:14 b initializer a", "1:18 .shared initializer a : API",
        "1:28 .other initializer a : API",
      ])
  }

  @Test func `an argument of an initializer tells callee, label and index`() {
    #expect(
      uses("func f() { Client(1, api: .fancy) }") == [
        "1:12 Client(_:api:) body f", "1:27 .fancy body f in Client(_:api:) api#1",
      ])
  }

  @Test func `an argument of a function is recorded where its name is that of a shared thing`() {
    #expect(
      uses("func f() { g(on: .main, at: .center) }") == [
        "1:12 g(on:at:) body f", "1:18 .main body f in g(on:at:) on#0",
      ])
  }

  @Test func `what an operator is applied to keeps its argument`() {
    #expect(
      uses("func f() { q.after(deadline: .now() + 1) }") == [
        "1:12 q.after(deadline:) body f", "1:30 .now() body f in q.after(deadline:) deadline#0",
      ])
  }

  @Test func `an assignment tells the left side`() {
    #expect(
      uses("struct A { func f() { self.b = .c } }") == ["1:32 .c body A.f = self.b"])
  }

  @Test func `a fallback is of the type of the whole`() {
    #expect(
      uses("let a: A? = b ?? .shared") == [
        "1:13 b initializer a", "1:18 .shared initializer a : A?",
      ])
  }

  @Test func `a comparison tells the other side`() {
    #expect(
      uses("func f(q: Q) { if q.r == .main {} }") == ["1:26 .main body f = q.r"])
  }

  @Test func `a comparison with another name is not recorded`() {
    #expect(uses("func f(q: Q) { if q.r == .ready {} }") == [])
  }

  @Test func `patterns are not recorded`() {
    #expect(
      uses("func f(a: A) { switch a { case .main, .b(.shared): c() } }") == ["1:52 c() body f"])
  }

  @Test func `nested initializers name what is called`() {
    #expect(
      uses("let a: A = .init(b: .live)") == [
        "1:12 .init(b:) initializer a : A", "1:21 .live initializer a in .init(b:) b#0",
      ])
  }

  @Test func `an argument of an attribute is an argument`() {
    #expect(
      uses("struct A { @Wired(.fancy) var b: B }") == ["1:19 .fancy attribute A.b in Wired(_:) _#0"]
    )
  }
}
