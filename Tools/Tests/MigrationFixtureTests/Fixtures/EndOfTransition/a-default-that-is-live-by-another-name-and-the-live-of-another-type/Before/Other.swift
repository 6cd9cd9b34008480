struct End19Other {
  struct Dependencies {
    var api: End19API
    static var live: Self {
      Self(api: End19API())
    }
  }
  let dependencies: Dependencies
}