func makeFalconer() -> Falconer {
  Falconer(dependencies: .init(glove: Glove()))
}
