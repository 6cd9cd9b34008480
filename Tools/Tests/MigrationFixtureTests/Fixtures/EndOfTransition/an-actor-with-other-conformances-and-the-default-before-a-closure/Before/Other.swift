func End3make() {
  _ = End3API(path: "d") {}
}