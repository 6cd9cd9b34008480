let galleryTest6163 = GalleryWing6163(
  name: "Ada", pictures: [GalleryPicture6163(title: "sea")],
  dependencies: .init(
    makeGalleryRoom6163: { GalleryRoom6163(guide: $0) }, makeGalleryFrame6163: { _ in nil }))
expect(galleryTest6163.frames() == ["no frame"], "the frame of the test")
