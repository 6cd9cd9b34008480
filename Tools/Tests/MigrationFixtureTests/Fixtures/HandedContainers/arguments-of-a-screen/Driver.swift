let gallery6163 = GalleryWing6163(
  name: "Ada", pictures: [GalleryPicture6163(title: "sea"), GalleryPicture6163(title: "moor")],
  container: galleryContainer6163())
print(gallery6163.room(), gallery6163.frames())
print(GalleryAnnex6163(pictures: [], container: galleryContainer6163()).frame(0))
