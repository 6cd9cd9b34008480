import Testing

struct ScopeTests {
  @Test func `a free function and a global are uses`() {
    #expect(
      paths(inBody: "load(); counter += 1; config.name") == ["load()", "counter", "config.name"])
  }

  @Test func `parameters are not`() {
    #expect(paths("func f(a b: B, c: C, _ d: D) { b.x(); c.x(); d.x(); a.x() }") == ["a.x()"])
  }

  @Test func `locals are not, from their declaration on`() {
    #expect(paths(inBody: "let a = a.b; a.c; let (d, e) = (1, 2); d + e") == ["a.b"])
  }

  @Test func `a block ends the life of its locals`() {
    #expect(paths(inBody: "do { let a = 1; a.b }; a.c") == ["a.c"])
  }

  @Test func `local functions are not, even above their declaration`() {
    #expect(paths(inBody: "g(); func g() {}") == [])
  }

  @Test func `closure parameters and captures are not`() {
    #expect(
      paths(inBody: "[1].map { a, b in a.x(b) }; h { [c = D.e] (f: F) -> G in c.x(f) }") == [
        "h(_:)", "D.e",
      ])
  }

  @Test func `a captured name is a use`() {
    #expect(paths(inBody: "h { [weak global] in global.x() }") == ["h(_:)", "global"])
  }

  @Test func `anonymous arguments are not`() {
    #expect(paths(inBody: "h { $0.x($1) }") == ["h(_:)"])
  }

  @Test func `names of if, while and for are not`() {
    #expect(
      paths(
        inBody:
          "if let a = A.b, a.c { a.d }; while let e = F.g { e.h }; for i in J.k where i.l { i.m }")
        == ["A.b", "F.g", "J.k"])
  }

  @Test func `a name of if is one in its else again`() {
    #expect(paths(inBody: "if let a = A.b {} else { a.c }") == ["A.b", "a.c"])
  }

  @Test func `a shorthand binding is a use of the name`() {
    #expect(paths(inBody: "if let api { api.x() }") == ["api"])
  }

  @Test func `names of guard hold behind it, but not in its else`() {
    #expect(paths(inBody: "guard let a = A.b else { a.c; return }; a.d") == ["A.b", "a.c"])
  }

  @Test func `patterns of cases bind`() {
    #expect(
      paths(
        inBody:
          "switch A.b { case let .c(d, e): d.x(e); case .f(let g) where g.h: g.i; default: d.x }")
        == ["A.b", "d.x"])
  }

  @Test func `if case binds`() {
    #expect(paths(inBody: "if case .some(let a) = B.c { a.x }") == ["B.c"])
  }

  @Test func `errors of catch are bound`() {
    #expect(paths(inBody: "do {} catch let e as E { e.x } catch { error.x }") == [])
  }

  @Test func `newValue and oldValue are bound`() {
    #expect(
      paths("class A { var b = 1 { willSet { newValue.x } didSet(old) { old.x } } }") == [])
  }

  @Test func `instance members of the type are not uses`() {
    #expect(
      paths("class A { let b = 1; func c() { b.x; c(); d.x } }\nextension A { var d: D { e } }")
        == [
          "e"
        ])
  }

  @Test func `instance members of the type around a nested type are not uses`() {
    #expect(paths("class A { let b = 1; class B { func c() { b.x; d.x } } }") == ["d.x"])
  }

  @Test func `instance members in an extension of a nested type are not uses`() {
    #expect(paths("enum A { struct B { let c: C } }\nextension A.B { func d() { c.x } }") == [])
  }

  @Test func `static members are uses`() {
    #expect(paths("class A { static let b = 1; func c() { b.x } }") == ["b.x"])
  }

  @Test func `members in a condition are known`() {
    #expect(paths("class A {\n#if B\nlet b = 1\n#endif\nfunc c() { b.x } }") == [])
  }

  @Test func `members reached through self are not uses`() {
    #expect(paths("class A { func c() { self.b.x(); self.y = 1 } }") == [])
  }

  @Test func `globals of the file are uses`() {
    #expect(paths("let a = 1\nfunc f() { a.x }") == ["a.x"])
  }

  @Test func `an uppercase local is not a use`() {
    #expect(paths(inBody: "let URL = 1; URL.x") == [])
  }
}
