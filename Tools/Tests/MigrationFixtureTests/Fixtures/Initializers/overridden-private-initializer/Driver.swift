print(GlassHarp.shared.play())
