import Swinject

struct GalleryPicture6163 {
  let title: String
}

protocol GalleryGuide6163: AnyObject {
  var name: String { get }
}

final class GalleryRoom6163 {
  let text: String

  init(guide: GalleryWing6163) { text = "a room of \(guide.name)" }
}

final class GalleryFrame6163 {
  let text: String

  init(picture: GalleryPicture6163?) { text = picture.map { "a frame of \($0.title)" } ?? "a frame" }
}

func galleryContainer6163() -> Container {
  let container = Container()
  container.register(GalleryRoom6163.self) { (_, guide: GalleryWing6163) in
    GalleryRoom6163(guide: guide)
  }
  container.register(GalleryFrame6163.self) { (_, picture: GalleryPicture6163?) in
    GalleryFrame6163(picture: picture)
  }
  return container
}

final class GalleryWing6163: GalleryGuide6163 {
  struct Dependencies {
    var makeGalleryRoom6163: (GalleryWing6163) -> GalleryRoom6163
    var makeGalleryFrame6163: (GalleryPicture6163?) -> GalleryFrame6163?

    init(
      makeGalleryRoom6163: @escaping (GalleryWing6163) -> GalleryRoom6163,
      makeGalleryFrame6163: @escaping (GalleryPicture6163?) -> GalleryFrame6163?
    ) {
      self.makeGalleryRoom6163 = makeGalleryRoom6163
      self.makeGalleryFrame6163 = makeGalleryFrame6163
    }

    init(_ container: Container) {
      self.init(
        makeGalleryRoom6163: { container.resolve(GalleryRoom6163.self, argument: $0)! },
        makeGalleryFrame6163: { container.resolve(GalleryFrame6163.self, argument: $0) })
    }
  }

  let name: String
  private let dependencies: Dependencies
  private let pictures: [GalleryPicture6163]

  convenience init(name: String, pictures: [GalleryPicture6163], container: Container) {
    self.init(name: name, pictures: pictures, dependencies: Dependencies(container))
  }

  init(name: String, pictures: [GalleryPicture6163], dependencies: Dependencies) {
    self.name = name
    self.pictures = pictures
    self.dependencies = dependencies
  }

  func room() -> String { dependencies.makeGalleryRoom6163(self).text }

  func frames() -> [String] {
    pictures.indices.map { [weak self] index in
      let frame = self?.dependencies.makeGalleryFrame6163(self?.pictures[index])
      return frame?.text ?? "no frame"
    }
  }
}

extension Array {
  subscript(safe6163 index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// Another subscript than that of the array gives the argument.
final class GalleryAnnex6163 {
  private let container: Container
  private let pictures: [GalleryPicture6163]

  init(pictures: [GalleryPicture6163], container: Container) {
    self.pictures = pictures
    self.container = container
  }

  func frame(_ index: Int) -> String {
    container.resolve(GalleryFrame6163.self, argument: pictures[safe6163: index])!.text
  }
}
