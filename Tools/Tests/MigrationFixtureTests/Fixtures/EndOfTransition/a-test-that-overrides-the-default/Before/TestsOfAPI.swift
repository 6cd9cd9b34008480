import DepStructs

func End18test() {
  withDefaultDependencies(End18API.Dependencies(name: "b")) {
    _ = End18API()
  }
}