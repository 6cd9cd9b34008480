print(redLighthouse1416().shine(), Lighthouse1416().shine())
