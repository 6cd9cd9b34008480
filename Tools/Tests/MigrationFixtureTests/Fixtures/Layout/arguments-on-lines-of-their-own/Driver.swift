print(LighthouseKeeper().watch())
