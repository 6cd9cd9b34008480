print(Slope6118().isSteep(), Slope6118().width)
