print(Weaver().weave())
