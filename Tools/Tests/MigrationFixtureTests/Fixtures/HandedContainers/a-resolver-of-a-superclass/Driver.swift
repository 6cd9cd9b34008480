import Swinject

let guide6152Container = guideContainer6152()
print(GuideHarbor6152(name: "harbor", resolver: guide6152Container).walk())
print(GuideMeadow6152(resolver: guide6152Container).walk())
print(GuidePond6152(depth: 2, resolver: guide6152Container).walk())
print(GuideForest6152(resolver: guide6152Container).walk())
print(GuideRiver6152(resolver: guide6152Container).flow(), GuideStream6152().flow())
print(GuideValley6152(resolver: Container()).walk())
print(GuideReef6152(guideContainer6152()).dive())
print(GuideReef6152(guideContainer6152(), stops: ["wreck"]).dive())
