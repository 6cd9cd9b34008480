import Testing

struct RoleTests {
  @Test func `the left side of an assignment is written`() {
    #expect(
      uses("func f() { A.b = C.d }") == ["1:12 A.b body f write", "1:18 C.d body f"])
  }

  @Test func `the left side of a compound assignment is written`() {
    #expect(uses("func f() { A.b += 1 }") == ["1:12 A.b body f write"])
  }

  @Test func `the sides of a comparison are read`() {
    #expect(uses("func f() { A.b <= C.d }") == ["1:12 A.b body f", "1:19 C.d body f"])
  }

  @Test func `what is passed with an ampersand is inout`() {
    #expect(uses("func f() { g(&A.b) }") == ["1:12 g(_:) body f", "1:15 A.b body f inout"])
  }

  @Test func `a closure is marked`() {
    #expect(
      uses("func f() { g { A.b } }") == ["1:12 g(_:) body f", "1:16 A.b body f {…}"])
  }

  @Test func `every branch of a condition is read and marked`() {
    #expect(
      uses("func f() {\n#if A\nB.b\n#elseif C\nD.d\n#else\nE.e\n#endif\n}") == [
        "3:1 B.b body f #if", "5:1 D.d body f #if", "7:1 E.e body f #if",
      ])
  }

  @Test func `members in a condition are members`() {
    #expect(
      uses("struct A {\n#if B\nlet c = D.e\n#endif\n}") == ["3:9 D.e initializer A.c #if"])
  }

  @Test func `cases of a switch in a condition are read`() {
    #expect(
      paths(inBody: "switch A.b {\n#if C\ncase .d: E.f\n#endif\ndefault: break }") == [
        "A.b", "E.f",
      ])
  }

  @Test func `a local function is marked`() {
    #expect(uses("func f() { func g() { A.b } }") == ["1:23 A.b body f local"])
  }

  @Test func `a local type is marked, and its members are members`() {
    #expect(
      uses("func f() { struct L { func g() { A.b } } }") == ["1:34 A.b body L.g local"])
  }

  @Test func `generic parameters are marked`() {
    #expect(
      uses("struct A<T> { func f<U>() { T.make(); U.make(); V.make() } }") == [
        "1:29 T.make() body A.f <T>", "1:39 U.make() body A.f <T>", "1:49 V.make() body A.f",
      ])
  }

  @Test func `generic parameters are known in extensions of the same file`() {
    #expect(
      uses("struct A<T> {}\nextension A { func f() { T.make() } }") == [
        "2:26 T.make() body A.f <T>"
      ])
  }

  @Test func `associated types are generic parameters of extensions`() {
    #expect(
      uses("protocol P { associatedtype T }\nextension P { func f() { T.make() } }") == [
        "2:26 T.make() body P.f <T>"
      ])
  }

  @Test func `a cast is told`() {
    #expect(
      uses("func f() { UIApplication.shared.delegate as! AppDelegate }") == [
        "1:12 UIApplication.shared.delegate body f as AppDelegate"
      ])
  }

  @Test func `a cast in parentheses is told`() {
    #expect(
      uses("func f() { (A.b as? C)?.d() }") == ["1:13 A.b body f as C"])
  }
}
