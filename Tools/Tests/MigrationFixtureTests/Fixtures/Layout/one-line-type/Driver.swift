print(TinyOwl().hoot())
