await PanelDelegate().launch()
