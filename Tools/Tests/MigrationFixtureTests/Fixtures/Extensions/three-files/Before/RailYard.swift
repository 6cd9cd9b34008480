final class RailYard {
  var tracks: Int

  init(tracks: Int) {
    self.tracks = tracks
  }
}
