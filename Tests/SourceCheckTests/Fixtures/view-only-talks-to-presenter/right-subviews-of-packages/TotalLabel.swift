import MaterialComponents

class BrandLabel: Material.Label {}

final class TotalLabel: BrandLabel {}
