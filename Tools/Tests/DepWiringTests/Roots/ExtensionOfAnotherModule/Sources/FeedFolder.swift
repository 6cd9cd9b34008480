import Feed

extension Feed.Dependencies {
  init(folder: String) { self.init(read: { folder + "/" + $0 }) }
}
