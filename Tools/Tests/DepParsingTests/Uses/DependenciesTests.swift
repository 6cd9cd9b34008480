import Testing

struct DependenciesTests {
  @Test func `self.dependencies is recorded`() {
    #expect(
      paths("class A { func f() { self.dependencies.api.get() } }") == [
        "self.dependencies.api.get()"
      ])
  }

  @Test func `dependencies is recorded though it is a member`() {
    #expect(
      paths("class A { let dependencies: Dependencies; func f() { dependencies.api.get() } }") == [
        "dependencies.api.get()"
      ])
  }

  @Test func `a property whose type ends with Dependencies is recorded`() {
    #expect(
      paths("class A { let world: A.Dependencies; func f() { self.world.a; world.b } }") == [
        "self.world.a", "world.b",
      ])
  }

  @Test func `a parameter whose type ends with Dependencies is recorded`() {
    #expect(
      paths("class A { init(with world: Dependencies) { self.a = world.a } }") == ["world.a"])
  }

  @Test func `handing the parameter over to the property is a write and no more`() {
    #expect(
      uses(
        "class A { let dependencies: D\n init(dependencies: D) { self.dependencies = dependencies } }"
      )
        == ["2:26 self.dependencies body A.init write"])
  }

  @Test func `passing dependencies on is recorded`() {
    #expect(
      paths("class A { let dependencies: D; func f() { B(dependencies: dependencies) } }") == [
        "B(dependencies:)", "dependencies",
      ])
  }

  @Test func `captured dependencies are recorded`() {
    #expect(
      paths("class A { let dependencies: D; func f() { g { [dependencies] in dependencies.a } } }")
        == ["g(_:)", "dependencies", "dependencies.a"])
  }
}
